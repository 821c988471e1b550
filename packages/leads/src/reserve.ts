export type {
  Payment,
  PaymentResult,
  PaymentCallback,
  PaymentProvider,
  PaymentRef,
  PaymentStart,
  PaymentStatus,
  VerifiedCallback,
} from "./reserve/payments/payment.ts";
export {
  hasPrivateContract,
  type PaymentProviderName,
  paymentProviderNames,
  type RealProviderName,
} from "./reserve/payments/payment-provider-names.ts";
export type {
  Reservation,
  ReservationFact,
  ReservationReason,
  ReservationState,
  ReservationTask,
} from "./reserve/reservations/reservation.ts";
export { activeStates, paymentKey, reservationStates } from "./reserve/reservations/reservation.ts";
export type {
  StoredCallback,
  ReservationFilter,
  ReservationStore,
  TaskEnd,
  TaskRecord,
} from "./reserve/reservations/reservation-store.ts";
export type {
  CarChange,
  ReservationEvent,
  ReservationStep,
} from "./reserve/reservations/reservation-event.ts";
export { type ReservationEnd, reservationEnd } from "./reserve/reservations/reservation-end.ts";
export { type Changed } from "./reserve/reservations/change-reservation.ts";
export {
  type HoldResult,
  type HoldRequest,
  type PayRequest,
  type ReservationDeps,
  type ReservationDesk,
  reservationDesk,
} from "./reserve/reservations/reservation-desk.ts";
export {
  type ComparedReservation,
  type DailyReconciliation,
  reconcileDaily,
  reconcileReservations,
} from "./reserve/reservations/reconcile-reservations.ts";
export {
  type OtherTask,
  type ReservationWorkerDeps,
  type ReservationWorkerEvent,
  workReservations,
} from "./reserve/reservations/reservation-worker.ts";
