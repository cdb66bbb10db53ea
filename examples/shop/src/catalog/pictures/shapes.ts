/** The basic shapes of all drawings, as SVG text. Colors are attributes, so that a picture needs no style sheet. */

interface Stroke {
  width?: number;
  round?: boolean;
  opacity?: number;
}

export function box(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
}

export function disc(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
}

export function oval(x: number, y: number, radiusX: number, radiusY: number, fill: string, opacity = 1): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${radiusX}" ry="${radiusY}" fill="${fill}" opacity="${opacity}"/>`;
}

export function area(path: string, fill: string, opacity = 1): string {
  return `<path d="${path}" fill="${fill}" opacity="${opacity}"/>`;
}

export function line(path: string, stroke: string, { width = 8, round = true, opacity = 1 }: Stroke = {}): string {
  const cap = round ? 'round' : 'butt';
  return `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="${cap}" stroke-linejoin="round" opacity="${opacity}"/>`;
}

export function turned(angle: number, x: number, y: number, content: string): string {
  return `<g transform="rotate(${angle} ${x} ${y})">${content}</g>`;
}

export function moved(x: number, y: number, scale: number, content: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${content}</g>`;
}

/** The soft shadow below a product. */
export function shadow(x: number, y: number, radiusX: number): string {
  return oval(x, y, radiusX, Math.max(10, radiusX * 0.1), '#1f2a24', 0.14);
}
