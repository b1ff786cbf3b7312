import { judgmentsSchema } from '../schemas/judgment'
import { defineJson } from '../store/store'

/** What pages say on our own authority, by the key that they cite it with: `[^our-hours]`. */
export const judgments = defineJson('content/judgments.json', judgmentsSchema)
