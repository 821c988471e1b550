import { formRoute } from "../form-route.tsx";

const route = formRoute("/find-me-something-similar");

export const generateMetadata = route.metadata;
export default route.page;
