export {
  draftTags,
  type GameRecord,
  olderText,
  parseRecords,
  type RecordFault,
  readPosition,
  recordFor,
  recordOf,
  recordText,
  replay,
  type Tags,
} from '../../rules/src/notation/index.ts';
