import { definePage } from '../model/define'
import { type Outline } from '../model/outline'
import { booksSchema } from '../model/schemas/books'

/** In order of first publication. Links and covers are left out, so each card makes its own. */
export const content = definePage('/books', booksSchema, {
  lead: 'Liberty Hyde Bailey on orchards, gardens and farms. Each book opens a shop in a new tab.',
  author: {
    name: 'Liberty Hyde Bailey',
    lifespan: '1858–1954',
    about: [
      'Liberty Hyde Bailey grew up on a fruit farm in South Haven, Michigan. He dedicated *Field Notes on Apple Culture* to his father.[^seeley] From 1903 to 1905 he was the first president of what is now the American Society for Horticultural Science.[^seeley]',
      'At Cornell University he won the votes for a State College of Agriculture,[^cornell-bailey] and became its dean.[^nas] President Theodore Roosevelt put him at the head of the Country Life Commission in 1908.[^nyalmanack] *The Holy Earth* sums up his care for the land.[^nas]',
      'A bookseller’s note on him counts more than seventy books.[^portobello] Several belong to his Rural Manuals, on gardening, pruning and nursery work.[^lhb] The cyclopedias are the work of many hands, with Bailey as editor.',
    ],
  },
  note: 'The years are those of first publication; catalogs sometimes differ by a year. All of these books came out before 1931, so the first editions should be in the public domain in the United States.[^none] Newer introductions, notes and covers may still be protected, and other countries have their own rules. We have not checked which titles the retailer has: a search may show an ebook, a printed copy or nothing.',
  books: [
    {
      id: 'field-notes-on-apple-culture',
      title: 'Field Notes on Apple Culture',
      year: '1886',
      subject: 'fruit',
    },
    {
      id: 'the-horticulturists-rule-book',
      title: 'The Horticulturist’s Rule-Book',
      year: '1889',
      subject: 'garden',
    },
    { id: 'the-nursery-book', title: 'The Nursery-Book', year: '1891', subject: 'garden' },
    { id: 'american-grape-training', title: 'American Grape Training', year: '1893', subject: 'fruit' },
    { id: 'plant-breeding', title: 'Plant-Breeding', year: '1895', subject: 'science' },
    {
      id: 'the-survival-of-the-unlike',
      title: 'The Survival of the Unlike',
      year: '1896',
      subject: 'science',
    },
    { id: 'the-forcing-book', title: 'The Forcing-Book', year: '1897', subject: 'garden' },
    {
      id: 'the-principles-of-fruit-growing',
      title: 'The Principles of Fruit-Growing',
      year: '1897',
      subject: 'fruit',
    },
    {
      id: 'sketch-of-the-evolution-of-our-native-fruits',
      title: 'Sketch of the Evolution of Our Native Fruits',
      year: '1898',
      subject: 'fruit',
    },
    { id: 'the-pruning-book', title: 'The Pruning-Book', year: '1898', subject: 'trees' },
    { id: 'lessons-with-plants', title: 'Lessons with Plants', year: '1898', subject: 'science' },
    { id: 'garden-making', title: 'Garden-Making', year: '1898', subject: 'garden' },
    {
      id: 'the-principles-of-agriculture',
      title: 'The Principles of Agriculture',
      year: '1898',
      subject: 'farm',
    },
    { id: 'the-practical-garden-book', title: 'The Practical Garden-Book', year: '1900', subject: 'garden' },
    {
      id: 'cyclopedia-of-american-horticulture',
      title: 'Cyclopedia of American Horticulture',
      year: '1900–1902',
      subject: 'garden',
    },
    {
      id: 'the-principles-of-vegetable-gardening',
      title: 'The Principles of Vegetable-Gardening',
      year: '1901',
      subject: 'garden',
    },
    { id: 'the-nature-study-idea', title: 'The Nature-Study Idea', year: '1903', subject: 'science' },
    { id: 'the-outlook-to-nature', title: 'The Outlook to Nature', year: '1905', subject: 'country-life' },
    {
      id: 'cyclopedia-of-american-agriculture',
      title: 'Cyclopedia of American Agriculture',
      year: '1907–1909',
      subject: 'farm',
    },
    {
      id: 'the-state-and-the-farmer',
      title: 'The State and the Farmer',
      year: '1908',
      subject: 'country-life',
    },
    { id: 'the-training-of-farmers', title: 'The Training of Farmers', year: '1909', subject: 'farm' },
    { id: 'manual-of-gardening', title: 'Manual of Gardening', year: '1910', subject: 'garden' },
    {
      id: 'the-country-life-movement-in-the-united-states',
      title: 'The Country-Life Movement in the United States',
      year: '1911',
      subject: 'country-life',
    },
    { id: 'farm-and-garden-rule-book', title: 'Farm and Garden Rule-Book', year: '1911', subject: 'farm' },
    {
      id: 'the-standard-cyclopedia-of-horticulture',
      title: 'The Standard Cyclopedia of Horticulture',
      year: '1914–1917',
      subject: 'garden',
    },
    { id: 'the-holy-earth', title: 'The Holy Earth', year: '1915', subject: 'country-life' },
    { id: 'the-pruning-manual', title: 'The Pruning-Manual', year: '1916', subject: 'trees' },
    { id: 'the-nursery-manual', title: 'The Nursery-Manual', year: '1920', subject: 'garden' },
    { id: 'the-apple-tree', title: 'The Apple-Tree', year: '1922', subject: 'trees' },
    {
      id: 'manual-of-cultivated-plants',
      title: 'Manual of Cultivated Plants',
      year: '1924',
      subject: 'science',
    },
  ],
})

/** The headings that have an anchor, and the text that the search finds under each. */
export const outline: Outline = {
  text: [content.lead],
  sections: [
    {
      id: 'author',
      heading: 'About the author',
      text: [`${content.author.name}, ${content.author.lifespan}.`, ...content.author.about],
    },
    {
      id: 'catalogue',
      heading: 'All books',
      text: [...content.books.map(({ title, year }) => `${title} (${year}).`), content.note],
    },
  ],
}
