import { notFound } from "next/navigation";

/** Any path of the platform's own host but its first page. */
export default function NothingHere() {
  notFound();
}
