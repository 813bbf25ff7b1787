/** One thing of a GA4 event. */
export interface Ga4Item {
  item_id: string;
  item_name: string;
  /** Of one piece, in whole currency units. */
  price?: number;
  quantity?: number;
  /** The shop. */
  item_brand?: string;
  item_category?: string;
}

/** A recommended event of GA4 by its name; it contains nothing personal. Contract section 1 "track". */
export interface Ga4Event {
  name: string;
  params: Readonly<Record<string, string | number | readonly Ga4Item[]>>;
}
