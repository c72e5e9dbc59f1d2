export { loadMyRooms } from './my-rooms.ts';
