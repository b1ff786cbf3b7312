import { defineContent } from '../model/define'
import { contactSchema } from '../model/schemas/pages'

export const contact = defineContent('content/pages/contact.ts', contactSchema, {
  lead: 'Corrections, missing topics and questions about using our pages are welcome. They go to the operator of this site.',
  details:
    'Email suits links, photos and longer questions. Name the page and the sentence you mean, so that we can find it quickly.',
  form: 'The form is run by an outside provider, which receives what you type and passes it on to us; the [privacy policy](/privacy#embedded-services) says more. If no form appears, email, phone and post work just as well.',
  topics: [
    {
      title: 'Corrections',
      text: 'Tell us the page, the sentence and, if you can, a source that says otherwise. Local rules change, so a link to your town’s current code helps.',
    },
    {
      title: 'Missing topics',
      text: 'Describe the fence, the climate and the problem. A photo of the post, joint or hinge often says more than a paragraph.',
    },
    {
      title: 'Text and pictures',
      text: 'Printing for your own use and quoting with credit need no permission; see the [license](/terms#licence). For anything else, say what you want to show and where.',
    },
    {
      title: 'Privacy requests',
      text: 'Ask what we hold about you, or ask us to delete a message you sent. The [privacy policy](/privacy#rights) lists your choices.',
    },
    {
      title: 'What we cannot do',
      text: 'We do not sell, build or inspect fences, and we cannot settle a boundary, a permit or a contract from a distance. Ask your building department, a surveyor, a licensed contractor or a lawyer.',
    },
  ],
})
