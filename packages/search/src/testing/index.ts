export { aCar } from "./a-car.ts";
