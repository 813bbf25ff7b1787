import { expect } from '../support/index.ts';
import { ownHeaders, sentBookings } from './requests.ts';

/** The only order that the sandbox received. */
export async function theOrder() {
  const [request, ...others] = await sentBookings();
  expect(others).to.deep.equal([]);
  expect(request).to.include({ method: 'POST', path: '/rest/bookings/guest' });
  expect(ownHeaders(request!)).to.deep.equal({ 'content-type': 'application/json' });
  return request!;
}
