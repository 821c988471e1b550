import { describeReservationStore } from "../../testing/reservations/describe-reservation-store.ts";
import { TEST_DATABASES } from "../../testing/test-databases.ts";
import { reservationStore } from "./reservation-store.ts";

for (const { name, make, skipped } of TEST_DATABASES) {
  const fresh = () => {
    const { open, discard } = make();
    return { open: async () => reservationStore(open()), discard };
  };
  describeReservationStore(name, fresh, { skipped });
}
