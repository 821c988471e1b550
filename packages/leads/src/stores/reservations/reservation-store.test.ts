import { describeReservationStore } from "../../testing/reservations/describe-reservation-store.ts";
import { onEveryDatabase } from "../../testing/test-databases.ts";
import { reservationStore } from "./reservation-store.ts";

onEveryDatabase(describeReservationStore, reservationStore);
