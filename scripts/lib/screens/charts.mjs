/** As large as the chart of the API's example, whose marks fit it. */
const [WIDTH, HEIGHT] = [960, 540];

/** Of the API's example: from top to bottom, 134 px apart. */
const EXAMPLE = ['66,000', '64,000', '62,000', '60,000'];

/** How its closes go, in pixels: where they begin, by how much each rises, and how far they swing. */
export const RISING = { from: 460, rise: 7.05, swing: 10 };

/** A chart as trading sites draw it, as PNG: 60 candles of an hour that rise unless told otherwise, with four prices at the axis. */
export const drawChart = async (page, { name = 'BTCUSDT', prices = EXAMPLE, way = RISING } = {}) =>
  Buffer.from(
    await page.evaluate(
      ([width, height, title, axis, { from: begin, rise, swing }]) => {
        const canvas = Object.assign(document.createElement('canvas'), { width, height });
        const pen = canvas.getContext('2d');
        pen.fillStyle = '#fff';
        pen.fillRect(0, 0, width, height);
        pen.font = '14px sans-serif';
        pen.textBaseline = 'middle';
        pen.fillStyle = '#131722';
        pen.fillText(`${title} · 1h`, 16, 18);
        for (const [row, price] of axis.entries()) {
          const y = 81 + row * 134;
          pen.fillStyle = '#e6e8ec';
          pen.fillRect(12, y, 845, 1);
          pen.fillStyle = '#131722';
          pen.fillText(price, 881, y);
        }
        const levelOf = (index) => begin - index * rise - swing * Math.sin(index / 3);
        for (let index = 0; index < 60; index += 1) {
          const [from, to] = [levelOf(index - 1), levelOf(index)];
          pen.fillStyle = to < from ? '#26a69a' : '#ef5350';
          pen.fillRect(18 + index * 14, Math.min(from, to) - 5, 1, Math.abs(from - to) + 10);
          pen.fillRect(14 + index * 14, Math.min(from, to), 9, Math.max(1, Math.abs(from - to)));
        }
        return canvas.toDataURL('image/png').split(',')[1];
      },
      [WIDTH, HEIGHT, name, prices, way],
    ),
    'base64',
  );
