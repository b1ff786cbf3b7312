/** The drawing with its styles in it, so that it looks the same in any program. */
export function drawingSvg(root: Element): { text: string; width: number; height: number } {
  const drawing = root.querySelector<SVGSVGElement>('[data-drawing=plan]')
  const copy = drawing?.cloneNode(true)
  if (!drawing || !(copy instanceof SVGSVGElement)) throw new Error('There is no drawing')
  const [from, to] = [drawing, copy].map((svg) => [...svg.querySelectorAll<SVGElement>('*')])
  from?.forEach((node, index) => {
    const style = getComputedStyle(node)
    for (const name of [
      'fill',
      'stroke',
      'stroke-width',
      'stroke-dasharray',
      'stroke-linejoin',
      'paint-order',
      'font-size',
      'font-family',
      'text-anchor',
      'opacity',
      'r',
    ])
      to?.[index]?.style.setProperty(name, style.getPropertyValue(name))
  })
  for (const node of copy.querySelectorAll('[data-grip]')) if (!node.matches('[data-is=gate]')) node.remove()
  const { width, height } = drawing.viewBox.baseVal
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  copy.style.background = getComputedStyle(document.body).backgroundColor
  return { text: new XMLSerializer().serializeToString(copy), width, height }
}

/** At three times its size, which prints well; drawn by hand, since the policy of the page loads no picture from a script. */
export async function drawingPng(root: Element): Promise<Blob> {
  const drawing = root.querySelector<SVGSVGElement>('[data-drawing=plan]')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!drawing || !context) throw new Error('There is no drawing, or nothing to draw it on')
  const { width, height } = drawing.viewBox.baseVal
  canvas.width = width * 3
  canvas.height = height * 3
  context.fillStyle = getComputedStyle(document.body).backgroundColor
  context.fillRect(0, 0, canvas.width, canvas.height)
  for (const node of drawing.querySelectorAll<SVGElement>('path, line, text'))
    if (!node.closest('[data-grip^=middle]')) drawShape(context, node)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture was made'))), 'image/png')
  })
}

function drawShape(context: CanvasRenderingContext2D, node: SVGElement): void {
  const style = getComputedStyle(node)
  const number = (name: string) => Number(node.getAttribute(name) ?? 0)
  context.setTransform(3, 0, 0, 3, 0, 0)
  context.fillStyle = style.fill
  context.strokeStyle = style.stroke
  context.lineWidth = Number.parseFloat(style.strokeWidth)
  context.setLineDash(style.strokeDasharray.match(/[\d.]+/g)?.map(Number) ?? [])
  if (node.localName === 'text') {
    const [angle = 0] = /-?[\d.]+/.exec(node.getAttribute('transform') ?? '')?.map(Number) ?? []
    context.translate(number('x'), number('y'))
    context.rotate((angle * Math.PI) / 180)
    context.font = `600 ${style.fontSize} ${style.fontFamily}`
    context.textAlign = style.textAnchor === 'middle' ? 'center' : 'left'
    context.textBaseline = style.dominantBaseline === 'central' ? 'middle' : 'alphabetic'
    context.fillText(node.textContent, 0, 0)
    return
  }
  const { x1, y1, x2, y2 } = { x1: number('x1'), y1: number('y1'), x2: number('x2'), y2: number('y2') }
  const shape = new Path2D(node.getAttribute('d') ?? `M${x1} ${y1}L${x2} ${y2}`)
  if (style.fill !== 'none') context.fill(shape)
  if (style.stroke !== 'none') context.stroke(shape)
}
