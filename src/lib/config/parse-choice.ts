import { parsed, refused, type Parser } from './parse-result.ts';
import { toText } from './parse-text.ts';

/** A parser of one word out of a closed list. */
export function oneOf<const Choice extends string>(...choices: readonly Choice[]): Parser<Choice> {
  return (input) => {
    const text = toText(input).toLowerCase();
    const choice = choices.find((each) => each === text);
    return choice === undefined ? refused(choices.join()) : parsed(choice);
  };
}
