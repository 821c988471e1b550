import { formRoute } from "../form-route.tsx";

const route = formRoute("/current-positions");

export const generateMetadata = route.metadata;
export default route.page;
