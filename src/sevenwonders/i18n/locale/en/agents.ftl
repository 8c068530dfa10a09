# How strong AI players are, and how they lean, with a short sentence about each.

level-beginner = beginner
level-beginner-about = Has just learned the rules and takes what looks good.
level-easy = easy
level-easy-about = Has played a little and builds a sensible city.
level-medium = medium
level-medium-about = Plays soundly and looks at what you are up to.
level-skilled = skilled
level-skilled-about = Has played a lot and punishes carelessness.
level-hard = hard
level-hard-about = Sizes up a position at a glance, like the best players.
level-expert = expert
level-expert-about = Knows the game very well and makes few mistakes.
level-master = master
level-master-about = Takes its time and plays as well as it can.

persona-general = general
persona-general-about = Likes shields and wins at the gates of your capital.
persona-scholar = scholar
persona-scholar-about = Collects scientific symbols and hopes for the sixth.
persona-senator = senator
persona-senator-about = Builds for the people and counts points to the end.
persona-merchant = merchant
persona-merchant-about = Looks after a full treasury first.
persona-gambler = gambler
persona-gambler-about = Plays for a quick win, by military or by science.
