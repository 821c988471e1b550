/** ItemsJS ships no types; these are the parts the bench uses. */
declare module "itemsjs" {
  interface Found<Item> {
    pagination: { total: number };
    data: {
      items: Item[];
      aggregations: Record<string, { buckets: { key: string; doc_count: number }[] } | undefined>;
    };
  }
  interface Settings {
    aggregations: Record<string, object>;
    searchableFields: string[];
    sortings: Record<string, { field: string; order: "asc" | "desc" }>;
  }
  export default function itemsjs<Item>(
    items: Item[],
    settings: Settings,
  ): { search(options: object): Found<Item> };
}
