import { z } from 'zod'
import { searchAlias, sitePath } from './common'

export const searchAliasesSchema = z.record(sitePath, z.array(searchAlias).min(1))
