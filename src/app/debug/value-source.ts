/** Where the value of an attribute comes from. */
export type ValueSource = 'URL' | 'attribute' | 'property' | 'entity' | 'page' | 'default';

/** What is known of one value. */
export interface ValueFacts {
  /** Taken from the page's address. */
  isLinked: boolean;
  /** The attribute's value as it was parsed; undefined without one that can be used. */
  attribute: unknown;
  /** What the element itself says: property, else attribute, else default. */
  own: unknown;
  default: unknown;
  /** Another place that stands in where the element says nothing. */
  standIn: 'entity' | 'page' | null;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The source of a value, by contract section 1 "Precedence". */
export function sourceOf(facts: ValueFacts): ValueSource {
  if (facts.isLinked) return 'URL';
  if (facts.attribute !== undefined && isSame(facts.attribute, facts.own)) return 'attribute';
  if (!isSame(facts.own, facts.default)) return 'property';
  return facts.standIn ?? 'default';
}
