import qrcode from 'qrcode-generator';

/** Pure: a QR code as SVG path data, one strip for each run of dark modules, on a grid without its empty border. */
export function drawQr(text: string): { size: number; path: string } {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  let path = '';
  for (let row = 0; row < size; row += 1) {
    for (let start = 0; start < size; start += 1) {
      if (!code.isDark(row, start)) continue;
      let end = start + 1;
      while (end < size && code.isDark(row, end)) end += 1;
      path += `M${start} ${row}h${end - start}v1H${start}z`;
      start = end;
    }
  }
  return { size, path };
}
