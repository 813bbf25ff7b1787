import type { AttributeKey, AttributeValues, MarkupKey, ParsedBy, Rows } from './attributes.ts';
import type { Parser } from './parser.ts';

/** The input of a plain function is inferred as unknown. */
type InputOf<Row> = Row extends { parse: Parser<unknown, infer Input> }
  ? unknown extends Input
    ? never
    : Input
  : never;

type PropertyName<Key extends AttributeKey> = Rows[Key] extends { name: infer Name extends string }
  ? Name
  : Key;

/** Every attribute as a property of the element, except `lang`, which all HTML elements have. */
export type AttributeProperties = {
  [Key in Exclude<AttributeKey, 'lang'> as PropertyName<Key>]:
    | AttributeValues[Key]
    | InputOf<Rows[Key]>;
};

type Hyphenated<Name> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `-${Lowercase<Letter>}`}${Hyphenated<Rest>}`
  : '';

/** The name of an attribute, as a page writes it: `offer-code`. */
export type AttributeName = {
  [Key in MarkupKey]: Hyphenated<PropertyName<Key>>;
}[MarkupKey];

/** The types that markup may use for a value; data is written as JSON. */
type MarkupOf<Value, Input> = [Value] extends [boolean]
  ? boolean | '' | 'true' | 'false' | '1' | '0'
  : [Value] extends [string]
    ? Value | Extract<Input, number>
    : string;

/** Every attribute by the name that markup uses, for the types of templates. */
export type MarkupAttributes = {
  [Key in MarkupKey as Hyphenated<PropertyName<Key>>]?:
    | (Key extends 'lang' ? string : MarkupOf<ParsedBy<Rows[Key]>, InputOf<Rows[Key]>>)
    | null
    | undefined;
};
