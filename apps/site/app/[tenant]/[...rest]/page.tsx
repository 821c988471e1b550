import { notFound } from "next/navigation";

/** Every path no other room answers; the tenant's own 'not found' page is drawn around it. */
export default function UnknownPath() {
  notFound();
}
