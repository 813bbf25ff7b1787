import { encode } from 'uqr';

export interface QrCodeProps {
  /** What the code holds. */
  value: string;
  /** What it is for, instead of the picture: "Activation code ABC123 as a QR code". */
  label: string;
}

/** The dark modules as one path, row by row. */
function modulesPath(rows: readonly (readonly boolean[])[]): string {
  const isStart = (row: readonly boolean[], x: number) => row[x] === true && row[x - 1] !== true;
  const runAt = (row: readonly boolean[], x: number) => {
    const end = row.indexOf(false, x);
    return (end < 0 ? row.length : end) - x;
  };
  return rows
    .flatMap((row, y) =>
      row.map((_, x) => (isStart(row, x) ? `M${x} ${y}h${runAt(row, x)}v1H${x}z` : '')),
    )
    .join('');
}

/** A QR code, black on white in every theme so that cameras read it. */
export function QrCode({ value, label }: QrCodeProps) {
  const code = encode(value, { ecc: 'M', border: 3 });
  return (
    <svg
      className="mc-qr"
      viewBox={`0 0 ${code.size} ${code.size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${code.size}v${code.size}H0z`} />
      <path fill="#000" d={modulesPath(code.data)} />
    </svg>
  );
}
