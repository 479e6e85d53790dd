import type { Page } from 'playwright-core';

/** Returns a PNG picture of the given size in pixels. The browser draws it. */
export async function drawPicture(page: Page, width: number, height: number): Promise<Buffer> {
  const url = await page.evaluate<string>(`(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: ${width}, height: ${height} });
    const pen = canvas.getContext('2d');
    pen.fillStyle = '#2a7f62';
    pen.fillRect(0, 0, ${width}, ${height});
    return canvas.toDataURL('image/png');
  })()`);
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}
