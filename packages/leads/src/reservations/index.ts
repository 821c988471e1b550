export type {
  Reservation,
  ReservationFact,
  ReservationReason,
  ReservationState,
  ReservationTask,
} from "../model/reservation.ts";
export { activeStates, paymentKey, reservationStates } from "../model/reservation.ts";
export type {
  KeptCallback,
  ReservationFilter,
  ReservationStore,
  TaskRecord,
} from "../stores/reservations/reservation-store.ts";
export type { CarChange, ReservationEvent, ReservationStep } from "./reservation-event.ts";
export { type ReservationEnd, reservationEnd } from "./reservation-end.ts";
export { stepReservation } from "./reservation-step.ts";
export { type Changed } from "./change-reservation.ts";
export {
  type HoldAnswer,
  type HoldRequest,
  type PayRequest,
  type ReservationDeps,
  type ReservationDesk,
  reservationDesk,
} from "./reservation-desk.ts";
export {
  type OtherTask,
  type ReservationWorkerDeps,
  type ReservationWorkerEvent,
  workReservations,
} from "./reservation-worker.ts";
