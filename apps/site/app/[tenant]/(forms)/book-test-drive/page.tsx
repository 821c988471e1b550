import { formRoute } from "../form-route.tsx";

const route = formRoute("/book-test-drive");

export const generateMetadata = route.metadata;
export default route.page;
