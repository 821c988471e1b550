export type { AdvertPolicy, AdvertSite } from "./advert.ts";
export { carsForSale, type ForSalePolicy, type StockCar, stockCars } from "../plan/for-sale.ts";
export type { AdvertBlocker, Catalogue, CatalogueName } from "./catalogue.ts";
export { CATALOGUES, catalogueOf, exportStock, type StockExport } from "./export-stock.ts";
