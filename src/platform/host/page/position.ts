/** A place on earth, in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}
