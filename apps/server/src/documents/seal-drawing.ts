/** Pure: the round teaching stamp as an SVG drawing, the name letter by letter along its upper arc. */
export function sealDrawing(name: string, use: string): string {
  const letters = [...name];
  const spread = Math.min(220, letters.length * 22);
  const size = Math.min(14, 150 / Math.max(letters.length, 1) + 3);
  const arc = letters.map((letter, index) => {
    const share = letters.length === 1 ? 0.5 : index / (letters.length - 1);
    const angle = -spread / 2 + spread * share;
    return `<text x="60" y="24" transform="rotate(${angle.toFixed(1)} 60 60)" font-size="${size.toFixed(1)}" text-anchor="middle">${escaped(letter)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" font-family="${SEAL_FAMILY}" fill="#b3261e">
    <g fill="none" stroke="#b3261e"><circle cx="60" cy="60" r="55" stroke-width="3.4"/><circle cx="60" cy="60" r="50" stroke-width="0.9"/>
    <path d="M60 44v30M52 75h16M45 51c6 .5 10-1 15-4 5 3 9 4.5 15 4" stroke-width="2.4"/>
    <path d="M45 51l-5 12h10zM75 51l-5 12h10z" stroke-width="1.6"/></g>
    ${arc.join('')}<text x="60" y="96" font-size="9" text-anchor="middle">${escaped(use)}</text></svg>`;
}

/** The name that the fonts are registered under. */
export const SEAL_FAMILY = 'Serif';

function escaped(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
