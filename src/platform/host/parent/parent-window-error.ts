/** A message to the parent window that was not answered. Spec section 8 "Flow reactions". */
export class ParentWindowError extends Error {
  override readonly name = 'ParentWindowError';
  /** 501 without a parent, the parent's own status where it refused, null when no answer came. */
  readonly status: number | null;

  constructor(message: string, status: number | null = null) {
    super(message);
    this.status = status;
  }
}
