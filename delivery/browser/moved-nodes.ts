// Translation puts elements of its own in the place of React's text nodes, and extensions move or remove elements.
// React does not learn of it: it removes a node from a parent that it has left, or inserts before one, which throws
// and takes the whole page down. https://github.com/facebook/react/issues/11538

const { removeChild, insertBefore } = Node.prototype

Node.prototype.removeChild = function removeWhereItIs(child) {
  if (this.contains(child)) removeChild.call(child.parentNode ?? this, child)
  return child
}

Node.prototype.insertBefore = function insertBeforeWhereItIs(node, before) {
  let place = before
  // It may stand deeper by now, in an element that was put around it.
  while (place && place.parentNode !== this) place = place.parentNode
  insertBefore.call(this, node, place)
  return node
}
