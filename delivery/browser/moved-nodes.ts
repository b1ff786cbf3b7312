// Translation wraps React's text nodes in elements of its own, and extensions move or remove elements. React then
// removes a node from a parent that it has left, or inserts before such a node, which throws and unmounts the whole
// page. https://github.com/facebook/react/issues/11538

const { removeChild, insertBefore } = Node.prototype

Node.prototype.removeChild = function removeFromActualParent(child) {
  if (this.contains(child)) removeChild.call(child.parentNode ?? this, child)
  return child
}

Node.prototype.insertBefore = function insertBeforeAncestor(node, before) {
  let reference = before
  // It may be deeper by now, in an element that wraps it.
  while (reference && reference.parentNode !== this) reference = reference.parentNode
  insertBefore.call(this, node, reference)
  return node
}
