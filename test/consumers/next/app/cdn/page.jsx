import Script from 'next/script';

export default function Page() {
  return (
    <>
      <Script
        type="module"
        src="https://HOST/merchant-checkout.js"
        strategy="afterInteractive"
        crossOrigin="anonymous"
      />
      <merchant-checkout shop="1" campaign="101" reservation-type="normal" allow-guest-login="" />
    </>
  );
}
