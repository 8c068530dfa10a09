"""C2: an age."""

from tests.classic.rules.scene import A, B, C, position, start

from sevenwonders.classic import Setup


def test_c2_1_seats_choose_secretly_and_act_simultaneously() -> None:
    scene = position("A.hand altar; B.hand theater; C.hand press_1")
    waiting = scene.after("C build press_1", "A build altar")
    assert waiting.pending == "B turn"
    assert waiting.city(A) == waiting.city(C) == set()
    assert waiting.happened == ["chosen"]
    done = waiting.after("B build theater")
    assert (done.city(A), done.city(B), done.city(C)) == ({"altar"}, {"theater"}, {"press_1"})


def test_c2_1_a_choice_cannot_be_changed() -> None:
    scene = position("A.hand altar").after("A build altar")
    assert scene.moves(A) == set()


def test_c2_1_hands_go_left_in_ages_1_and_3_and_right_in_age_2() -> None:
    for age, card, receiver in ((1, "altar", B), (2, "walls", C), (3, "palace", B)):
        scene = position(f"age {age}; A.hand {card}").turn()
        assert card in scene.hand(receiver)
        assert scene.details_of("hands-passed") == [{"direction": "right" if age == 2 else "left"}]


def test_c2_1_six_turns_of_seven_cards() -> None:
    scene = start(Setup(3, sides="day"))
    for turn in range(1, 7):
        assert scene.state.turn == turn
        assert [len(scene.hand(seat)) for seat in (A, B, C)] == [8 - turn] * 3
        scene = scene.turn()
    assert scene.pending == "nature deal"


def test_c2_2_the_last_card_is_discarded_without_coins() -> None:
    scene = position("turn 6; A.hand altar baths; A.coins 4").turn("A build altar")
    assert scene.coins[A] == 4
    assert scene.discard["baths"] == 1
    assert sum(scene.discard.values()) == 3 + 2  # three left over, two sold
    assert scene.details_of("leftovers-discarded") == [{"cards": 3}]


def test_c2_3_conflicts_and_the_next_age() -> None:
    scene = position("turn 6; A.city barracks").turn()
    assert scene.tokens(A) == [1, 1]
    assert scene.tokens(B) == scene.tokens(C) == [-1]
    assert scene.pending == "nature deal"
    assert scene.happened[-1] == "age-ended"


def test_c2_3_after_age_3_the_game_is_over() -> None:
    scene = position("age 3; turn 6; A.city palace").turn()
    assert scene.pending == "over A"
    assert scene.happened[-1] == "game-over"
