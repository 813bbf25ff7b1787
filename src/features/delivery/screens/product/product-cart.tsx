import CartReview from '../../../cart/screens/cart-review.tsx';
import { Deferred, deferred } from '../../../../screen-kit/deferred.tsx';

/** Comes with the code of the next step. */
const DELIVERY_QUESTION = deferred(() => import('./delivery-question.tsx'), ['delivery', 'shared']);

const NO_PROPS = {};

/** The server's cart, with the question whether its shops deliver to the customer. */
export default function ProductCart() {
  return <CartReview after={<Deferred of={DELIVERY_QUESTION} props={NO_PROPS} isQuiet />} />;
}
