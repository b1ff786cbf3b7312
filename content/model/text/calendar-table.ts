import type { Block, Section, Table } from '../schemas/blocks'
import type { Calendar } from '../schemas/calendar'

type CalendarTable<File> = Table & { calendar: Extract<Calendar, { file: File }> }

/** The table among these sections whose rows are events of this calendar. */
export function calendarTable<File extends Calendar['file']>(
  file: File,
  sections: readonly Section[],
): CalendarTable<File> | undefined {
  return sections
    .flatMap(({ blocks, sections: inner = [] }) => [...blocks, ...inner.flatMap((part) => part.blocks)])
    .find((block): block is CalendarTable<File> => fileOf(block) === file)
}

function fileOf(block: Block): Calendar['file'] | undefined {
  return typeof block === 'object' && block.kind === 'table' ? block.calendar?.file : undefined
}
