"""Each message is answered before the next one is heard, and none waits longer than it must."""

import asyncio
from collections import deque
from collections.abc import Callable

import pytest
from starlette.websockets import WebSocketDisconnect

from sevenwonders.server.conversation import Conversation
from sevenwonders.server.store.written import Written


class Visitor:
    """Somebody who says what they are told to."""

    def __init__(self) -> None:
        self.when_heard: Callable[[], None] | None = None
        self.said: deque[bytes] = deque()

    def heard(self) -> bytes | None:
        if self.said and self.said[0] == b"bye":
            raise WebSocketDisconnect(1000)
        return self.said.popleft() if self.said else None

    def say(self, *messages: bytes) -> None:
        self.said += messages
        if self.when_heard is not None:
            self.when_heard()


class Answers:
    """Notes what was asked, and waits for whatever it is told to."""

    def __init__(self) -> None:
        self.begun: list[bytes] = []
        self.ended: list[bytes] = []
        self.waits: dict[bytes, asyncio.Future[None]] = {}

    async def __call__(self, message: bytes) -> None:
        self.begun.append(message)
        if message in self.waits:
            await self.waits[message]
        self.ended.append(message)


async def begun(visitor: Visitor, answers: Answers) -> asyncio.Task[None]:
    task = asyncio.create_task(Conversation(visitor, answers).last())
    await asyncio.sleep(0)
    return task


async def test_messages_are_answered_at_once_and_one_after_the_other() -> None:
    visitor, answers = Visitor(), Answers()
    visitor.say(b"before")
    written = answers.waits[b"slow"] = Written()
    other = answers.waits[b"other"] = asyncio.get_running_loop().create_future()
    talk = await begun(visitor, answers)
    visitor.say(b"quick")
    assert answers.ended == [b"before", b"quick"]
    visitor.say(b"slow", b"other", b"last")
    assert answers.begun == [b"before", b"quick", b"slow"]
    written.tell(None)  # and in this very moment, not in the loop's next round
    assert answers.ended == [b"before", b"quick", b"slow"]
    assert answers.begun[-1] == b"other"
    other.set_result(None)
    assert answers.begun[-1] == b"other"
    await asyncio.sleep(0)
    assert answers.ended == [b"before", b"quick", b"slow", b"other", b"last"]
    visitor.say(b"bye")
    with pytest.raises(WebSocketDisconnect):
        await talk
    assert visitor.when_heard is None


async def test_an_answer_that_fails_ends_the_talk() -> None:
    visitor, answers = Visitor(), Answers()
    written = answers.waits[b"play"] = Written()
    talk = await begun(visitor, answers)
    visitor.say(b"play", b"never heard")
    written.tell(OSError("no space left"))
    with pytest.raises(OSError, match="no space"):
        await talk
    assert (answers.begun, answers.ended) == ([b"play"], [])


async def test_what_will_never_be_ends_the_talk() -> None:
    visitor, answers = Visitor(), Answers()
    lost = answers.waits[b"play"] = asyncio.get_running_loop().create_future()
    talk = await begun(visitor, answers)
    visitor.say(b"play")
    lost.cancel()
    with pytest.raises(asyncio.CancelledError):
        await talk


async def test_who_goes_in_the_middle_leaves_nothing_undone() -> None:
    visitor, answers = Visitor(), Answers()
    written = answers.waits[b"play"] = Written()
    talk = await begun(visitor, answers)
    visitor.say(b"play", b"never heard")
    talk.cancel()
    with pytest.raises(asyncio.CancelledError):
        await talk
    written.tell(None)
    assert (answers.begun, answers.ended) == ([b"play"], [b"play"])


async def test_a_change_that_is_written_is_told_to_who_waits_for_it_as_for_any_future() -> None:
    written = Written()
    asyncio.get_running_loop().call_soon(written.tell, None)
    await written
    written.tell(OSError())  # nothing is told twice
    assert written.exception() is None
