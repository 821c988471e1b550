import { formRoute } from "../form-route.tsx";

const route = formRoute("/finance-enquiry");

export const generateMetadata = route.metadata;
export default route.page;
