import { formRoute } from "../form-route.tsx";

const route = formRoute("/parts-enquiry");

export const generateMetadata = route.metadata;
export default route.page;
