import { formRoute } from "../form-route.tsx";

const route = formRoute("/service");

export const generateMetadata = route.metadata;
export default route.page;
