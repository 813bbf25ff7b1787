import { atom } from 'jotai/vanilla';

/** Whether the booking's details were sent by SMS. */
export const smsAtom = atom<'idle' | 'sending' | 'sent'>('idle');
