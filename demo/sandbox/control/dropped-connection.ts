/** The connection is to be cut without an answer; a browser's fetch fails like this. */
export class DroppedConnection extends TypeError {
  override readonly name = 'DroppedConnection';

  constructor() {
    super('Failed to fetch');
  }
}
