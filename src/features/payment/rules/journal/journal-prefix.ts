/** Where the storage keys of the journal begin, which all tabs share. Later versions add fields and keep the number. */
export const JOURNAL_PREFIX = 'merchant-checkout:payment:1:';

/** Where the tab's own keys begin: entries that it made, or that its customer has said are theirs. */
export const OWN_PREFIX = 'merchant-checkout:own-payment:';

/** The same for the entries whose payment is on the tab's screen. */
export const SHOWN_PREFIX = 'merchant-checkout:shown-payment:';
