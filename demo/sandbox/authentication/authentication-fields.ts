import * as v from 'valibot';

/** `persistence` of a form: whether the customer wishes to stay signed in. */
export const persistence = v.picklist(['true', 'false']);

export const email = v.pipe(v.string(), v.email());
