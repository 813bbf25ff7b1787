/** The numbers of specification section 9, except those of fade and backdrop, which are in the style sheets. */

/**
 * The version of the package with a hash of the build, such as `0.2.0-1a2b3c4d`: also the name of the folder of its files.
 * The build writes it here.
 */
export const RELEASE = 'release-of-the-source';

export const SLOT_WINDOW_MINUTES = 43_200; // 30 days
export const ID_MAX_LENGTH = 64; // characters
export const TEXT_MAX_LENGTH = 256; // characters of one line
export const NOTES_MAX_LENGTH = 2_000; // characters of prefilled notes
export const TOKEN_MAX_LENGTH = 4_096; // characters of a token or an address
export const DATA_MAX_LENGTH = 16_384; // characters of a list or of JSON
export const VENUES_MAX_COUNT = 30; // venues to choose from
export const QUESTIONS_MAX_COUNT = 12; // questions of the page
export const QUESTION_OPTIONS_MAX_COUNT = 20; // options of a question
export const QUESTION_LABEL_MAX_LENGTH = 120; // characters of a question or an option
export const ANSWER_MAX_LENGTH = 200; // characters of an answer
export const GIFT_MESSAGE_MAX_LENGTH = 300; // characters of the message on a gift card
export const GIFT_NAME_MAX_LENGTH = 60; // characters of a name on a gift card
export const EXTERNAL_AUTH_PROVIDER = '4';

/** The URL parameter of a return from payment. */
export const RETURN_MARKER = 'mc-return';

/** Prefix of the journal's keys in shared storage. Later versions add fields and keep the number. */
export const JOURNAL_PREFIX = 'merchant-checkout:payment:1:';

/** Prefix of the tab's keys for its own entries: made here, or claimed by its customer. */
export const OWN_PREFIX = 'merchant-checkout:own-payment:';

/** Prefix of the tab's keys for entries whose payment is on its screen. */
export const SHOWN_PREFIX = 'merchant-checkout:shown-payment:';

/** The version of the widget that the specification describes; the package has a version of its own. */
export const WIDGET_VERSION = '0.1.16';

export const REQUEST_TIMEOUT_MS = 40_000;
/** Time limit of the page, which holds a press with `waitUntil`. */
export const PAGE_HOLD_MS = 10_000;
/** Earlier presses belong to the first try: time to read that the outcome is unknown. */
export const SECOND_TRY_AFTER_MS = 1_500;
/** Time limit of the parent window's answer. */
export const PARENT_ANSWER_MS = 10_000;
/** Time limit of the parent's confirmation of a navigation, which the customer waits for. */
export const PARENT_NAVIGATION_MS = 2_000;
/** Time limit of the check for a native sign-in, which a press waits for. */
export const SOCIAL_PLUGIN_CHECK_MS = 1_000;
export const SOCIAL_SCRIPT_MS = 10_000;
/** Time limit of a provider's window. */
export const SOCIAL_SIGN_IN_MS = 300_000;
export const POSITION_MS = 10_000;
/** Interval between two frames of the camera; a slow phone needs about as long to read one. */
export const SCAN_EVERY_MS = 200;
export const WALLET_POLL_MS = 15_000;
export const WALLET_CONFIRMATION_WINDOW_MINUTES = 4;
/** A wallet's request takes so long to show on the telephone; until then another one would only confuse. */
export const WALLET_RESEND_AFTER_SECONDS = 30;
export const RESERVATION_TYPE_DELAY_MS = 500;
export const STATE_PERSISTENCE_TIMEOUT_MS = 5_000;
/** Delay of preloads after a screen is shown, so that they do not delay its first picture. */
export const AHEAD_OF_TIME_MS = 50;

export const PRIZES_PAGE_SIZE = 100;

export const PASSWORD_MIN_LENGTH = 6; // characters
export const VOUCHER_MIN_COUNT = 1;
export const VOUCHER_MAX_COUNT = 10;
export const PAYMENT_EXPIRY_DAYS = 2;
export const CALENDAR_REMINDER_HOURS = 2; // of a booking in the calendar file, before its start
export const JOURNAL_ENTRY_MS = 172_800_000; // 48 hours: an open payment without a known end
export const JOURNAL_KEPT_AFTER_END_MS = 1_209_600_000; // two weeks: longer than a clock is wrong

export const MULTIPLE_DATES_MIN_SLOTS = 3;
export const MULTIPLE_DATES_MAX_SLOTS = 10;
export const MULTIPLE_DATES_FAR_SLOT_HOURS = 24;
export const DEFAULT_MIN_SLOTS = 1;
export const SINGLE_SLOT = 1;

export const PRIZE_MIN_REMAINDER_CENTS = 200;
export const VOUCHER_EMAIL_WITHIN_MINUTES = 10;
export const VOUCHER_VALID_YEARS = 1;

export const SERVICE_MIN_LEAD_MINUTES = 30;
export const ASAP_MAX_LEAD_MINUTES = 60;
export const SERVICE_DELIVERY_COST_CENTS = 300;

export const POINTS_MAX_OFFER_TYPE = 6;
export const POINTS_MIN_SHOWN = 1;
export const POINTS_PARTY_SIZE = 1;
export const POINTS_DURATION_SEC = 0;
export const POINTS_CURRENCY = 'EUR';
export const DEFAULT_PARTY_SIZE = 2;
export const NOTES_MAX_OFFER_TYPE = 6;

export const PORTUGAL_COUNTRY_ID = '139';
export const DEFAULT_PREFIX = '+351';

export const DISTANCE_STEP_METRES = 50;
export const DISTANCE_METRES_UP_TO = 1_000;
export const EARTH_RADIUS_METRES = 6_371_000;

export const PICKUP_POINTS_FIRST = 5; // rows before a search
export const PICKUP_POINTS_MORE = 20; // rows of a search at first, and more by so many

export const NOTES_ROWS = 2;
export const CART_MAX_QUANTITY = 999; // pieces of one thing
export const MENU_SEARCH_MIN_ITEMS = 20; // from here on a menu can be searched
export const LONG_MENU_MIN_ITEMS = 150; // from here on only what is in sight of a menu is laid out
export const MEASURED_LIST_MAX_ITEMS = 50; // items of a list that is measured
export const SESSION_COOKIE_DAYS = 30; // session token and shop id
export const LOGIN_COOKIE_DAYS = 365; // user id and token
export const REFERRAL_COOKIE_DAYS = 30; // token of the maps service
export const EMITTED_KEPT_MS = 2_592_000_000; // 30 days: facts remembered as emitted
export const EMITTED_MAX_COUNT = 100;
export const TRACKED_MAX_COUNT = 50; // transactions remembered as measured

export const IMAGE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const; // px
export const IMAGE_SMALL_WIDTHS = [16, 32, 48, 64, 96, 128, 256, 384] as const; // px
export const IMAGE_QUALITY = 75; // percent
export const IMAGE_LAZY_MARGIN_PX = 200;

export const QR_TEXT_MAX_LENGTH = 1_000; // characters that a camera still reads well
export const SAVED_STATE_MAX_AGE_MS = 86_400_000; // one day
export const READ_RETRY_LIMIT = 2;
export const READ_RETRY_STATUSES = [429, 502, 503, 504] as const;
