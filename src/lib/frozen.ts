/** A value that is read-only at every depth. */
export type Frozen<Value> = { readonly [Key in keyof Value]: Frozen<Value[Key]> };
