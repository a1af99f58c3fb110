import styles from './qr-code.module.css';

/** The empty border, in modules, without which readers do not find a code. */
const QUIET = 4;

/** A QR code from the server's path data, dark on white whatever the page's colours. */
export function QrCode({
  size,
  path,
  width,
  label,
}: {
  size: number;
  path: string;
  width: number;
  label: string;
}) {
  const side = size + 2 * QUIET;
  return (
    <svg
      className={styles.code}
      width={width}
      height={width}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  );
}
