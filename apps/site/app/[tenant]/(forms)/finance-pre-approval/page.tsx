import { formRoute } from "../form-route.tsx";

const route = formRoute("/finance-pre-approval");

export const generateMetadata = route.metadata;
export default route.page;
