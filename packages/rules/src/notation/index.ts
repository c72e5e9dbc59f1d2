export { parseDraftStep } from './draft-parser.ts';
export { olderText, parseOlder, readPosition } from './older.ts';
export { boardText, type MatchPosition, positionText } from './position.ts';
export { parsePosition } from './position-parser.ts';
export {
  type GameRecord,
  RECORD_RESULTS,
  RECORD_VERSION,
  type RecordFault,
  type RecordResult,
  type RecordStep,
  recordsText,
  recordText,
  type Tag,
  tagOf,
  tagText,
} from './record.ts';
export { type Annotation, annotationOf, annotationText } from './record-annotations.ts';
export { parseRecordJson, recordJson } from './record-json.ts';
export { namesIn, nameTags } from './record-names.ts';
export { parseRecords } from './record-parser.ts';
export { replay, startOf } from './record-replay.ts';
export { resultOf } from './record-signs.ts';
export { draftTags } from './record-tags.ts';
export { beginsTurn, type Comments, recordFor, recordOf, type Tags } from './recording.ts';
export { findSteps, parseStep, stepText } from './steps.ts';
export { turnText } from './turn-text.ts';
