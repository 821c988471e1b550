import { formRoute } from "../form-route.tsx";

const route = formRoute("/book-a-service");

export const generateMetadata = route.metadata;
export default route.page;
